import { HOT_GLOBAL, type HotHost, type SignComponent } from '@wisata/kernel/hot-host';

/** What is used here of webpack's `import.meta.webpackHot`. */
interface Hot {
  readonly data?: Readonly<Record<string, unknown>>;
  accept(): void;
  dispose(leave: (data: Record<string, unknown>) => void): void;
}

/** Missing where the page's React is the production build: then nothing is accepted, and the page is loaded again. */
const host = (globalThis as unknown as Readonly<Record<string, HotHost | undefined>>)[HOT_GLOBAL];

/** What a page's file gives to the router beside its component. */
const PAGE_PARTS = new Set(['loader', 'head', 'loadCalls', 'shouldRevalidate']);

/** Notes a component; one with the id of an earlier one takes its place. */
export function register(component: unknown, id: string): void {
  host?.register(component, id);
}

/** What the compiler puts beside each component and hook. */
export function sign(): SignComponent {
  return host?.sign() ?? ((type) => type);
}

/** The text of what a file exports beside components; undefined when others than the router use that. */
function textOfOthers(exported: Readonly<Record<string, unknown>>, { isComponent }: HotHost): string | undefined {
  const names = Object.keys(exported);
  const others = names.filter((name) => !isComponent(exported[name]));
  const isPage = 'Component' in exported && others.every((name) => PAGE_PARTS.has(name));
  if (names.length === 0 || (others.length > 0 && !isPage)) return undefined;
  return others.map((name) => `${name}: ${String(exported[name])}`).join('\n');
}

/** Lets a module of components take the place of the one before; one that others may have taken values from reloads the page. */
export function acceptComponents(hot: Hot | undefined, exported: Readonly<Record<string, unknown>>): void {
  if (!host || !hot) return;
  const others = textOfOthers(exported, host);
  const before = hot.data?.['others'];
  if (others !== undefined) {
    hot.dispose((data) => (data['others'] = others));
    hot.accept();
  }
  if (before === undefined) return;
  if (before === others) host.refresh();
  else globalThis.location.reload();
}

/** Lets texts take the place of those before. */
export function acceptMessages(hot: Hot | undefined, remote: string, locale: string, messages: object): void {
  if (!host || !hot) return;
  hot.dispose((data) => (data['wasShown'] = true));
  hot.accept();
  if (hot.data?.['wasShown']) host.addMessages(remote, locale, messages);
}
