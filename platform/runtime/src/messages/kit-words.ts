type Words = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/** The texts of a service with those of the parts that services share; what a service says itself comes first. */
export function withKitWords<Kit extends object, Own extends object>(kit: Kit, own: Own): Kit & Own {
  const merged: Record<string, unknown> = Object.assign({}, kit, own);
  for (const [key, value] of Object.entries(own)) {
    const shared = (kit as Words)[key];
    if (isGroup(shared) && isGroup(value)) merged[key] = withKitWords(shared, value);
  }
  return merged as Kit & Own;
}
