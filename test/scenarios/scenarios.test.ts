import { join } from 'node:path'
import { games } from '../../src/games/registry.ts'
import { testScenarios } from '../support/scenario-files.ts'

for (const [id, game] of Object.entries(games)) testScenarios(join('test', 'scenarios', id), game.rules())
