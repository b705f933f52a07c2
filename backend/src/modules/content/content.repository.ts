import type { Db, Trx } from '../../app/schema.ts';
import type { EntryBodies, EntryKind } from './tables.ts';

export interface Entry<K extends EntryKind> {
  readonly id: number;
  readonly slug: string;
  readonly body: EntryBodies[K];
}

export interface Product {
  readonly id: number;
  readonly slug: string;
  readonly productKey: string;
}

type ListKind = 'category' | 'slider';

export async function searchEntries<K extends EntryKind>(db: Db, kind: K): Promise<Entry<K>[]> {
  const rows = await db
    .selectFrom('content_entries')
    .select(['id', 'slug', 'body'])
    .where('kind', '=', kind)
    .where('is_active', '=', true)
    .orderBy('position')
    .execute();
  return rows as unknown as Entry<K>[];
}

const idOf = (idOrSlug: string): number | undefined =>
  /^\d{1,9}(-|$)/.test(idOrSlug) ? Number.parseInt(idOrSlug, 10) : undefined;

/** By number, by slug, or by the `12-some-name` form of addresses (the number counts). */
export async function findEntry<K extends EntryKind>(db: Db, kind: K, idOrSlug: string): Promise<Entry<K> | undefined> {
  const id = idOf(idOrSlug);
  const row = await db
    .selectFrom('content_entries')
    .select(['id', 'slug', 'body'])
    .where('kind', '=', kind)
    .where('is_active', '=', true)
    .where((where) => (id === undefined ? where('slug', '=', idOrSlug) : where('id', '=', id)))
    .executeTakeFirst();
  return row as unknown as Entry<K> | undefined;
}

function selectProducts(db: Db) {
  return db
    .selectFrom('content_products')
    .select(['content_products.id', 'content_products.slug', 'content_products.product_key as productKey']);
}

export function findProduct(db: Db, idOrSlug: string): Promise<Product | undefined> {
  const id = idOf(idOrSlug);
  return selectProducts(db)
    .where((where) => (id === undefined ? where('slug', '=', idOrSlug) : where('id', '=', id)))
    .executeTakeFirst();
}

export function searchProductsByKey(db: Db, productKeys: readonly string[]): Promise<Product[]> {
  return selectProducts(db)
    .where('product_key', 'in', productKeys.length > 0 ? productKeys : [''])
    .execute();
}

/** Products of every list of a kind, in their order, by list. */
export async function searchListedProducts(db: Db, kind: ListKind): Promise<ReadonlyMap<number, readonly Product[]>> {
  const rows = await selectProducts(db)
    .innerJoin('content_listed_products', 'content_listed_products.product_id', 'content_products.id')
    .select('content_listed_products.list_id as listId')
    .where('content_listed_products.kind', '=', kind)
    .orderBy('content_listed_products.position')
    .execute();
  const lists = new Map<number, Product[]>();
  for (const { listId, ...product } of rows) lists.set(listId, [...(lists.get(listId) ?? []), product]);
  return lists;
}

export async function searchProductsOf(db: Db, kind: ListKind, listId: number): Promise<Product[]> {
  return selectProducts(db)
    .innerJoin('content_listed_products', 'content_listed_products.product_id', 'content_products.id')
    .where('content_listed_products.kind', '=', kind)
    .where('content_listed_products.list_id', '=', listId)
    .orderBy('content_listed_products.position')
    .execute();
}

/** Numbers of the categories that show a product. */
export async function searchCategoryIdsOf(db: Db, productId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('content_listed_products')
    .select('list_id')
    .where('kind', '=', 'category')
    .where('product_id', '=', productId)
    .execute();
  return rows.map(({ list_id: listId }) => listId);
}

/** Where the slider showed the product until now; undefined where it did not. */
export async function removeListedProduct(
  db: Db | Trx,
  sliderId: number,
  productId: number,
): Promise<number | undefined> {
  const row = await db
    .deleteFrom('content_listed_products')
    .where('kind', '=', 'slider')
    .where('list_id', '=', sliderId)
    .where('product_id', '=', productId)
    .returning('position')
    .executeTakeFirst();
  return row?.position;
}

/** False where the slider shows the product already. */
export async function putListedProduct(trx: Trx, sliderId: number, productId: number, position: number) {
  const { numInsertedOrUpdatedRows: count } = await trx
    .insertInto('content_listed_products')
    .values({ kind: 'slider', list_id: sliderId, product_id: productId, position })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirstOrThrow();
  return count === 1n;
}
