// A database that fails, for tests over fake-indexeddb.

/** Runs with every write from this one on refused for want of room. */
export async function withoutRoom<T>(work: () => Promise<T>, from = 0): Promise<T> {
  const { put } = IDBObjectStore.prototype
  let puts = 0
  IDBObjectStore.prototype.put = function (...args) {
    if (puts++ >= from) throw new DOMException('no room', 'QuotaExceededError')
    return put.apply(this, args)
  }
  try {
    return await work()
  } finally {
    IDBObjectStore.prototype.put = put
  }
}

/** Runs with the database closed under the next transaction. */
export async function closedOnce<T>(work: () => Promise<T>): Promise<T> {
  const { transaction } = IDBDatabase.prototype
  let broken = 1
  IDBDatabase.prototype.transaction = function (...args) {
    if (broken-- > 0) this.close()
    return transaction.apply(this, args)
  }
  try {
    return await work()
  } finally {
    IDBDatabase.prototype.transaction = transaction
  }
}
