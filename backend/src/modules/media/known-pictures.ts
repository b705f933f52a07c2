import type { BackendContext } from '../../app/context.ts';
import { oncePerContext } from '../../app/once-per-context.ts';

/** The addresses of the pictures that a module shows under a seed; what it does not know it gives none for. */
export type PictureSource = (seed: string) => readonly string[] | Promise<readonly string[]>;

/** What no answer of the API names: the picture behind the home page's headline, and those of the design system's pages. */
const PAGES_OWN: readonly string[] = [
  '/media/volcano-sunrise/home/960.avif?ratio=1x1&place=Bromo',
  '/media/volcano-sunrise/bromo/960.avif?ratio=1x1&place=Bromo&time=dawn',
  ...['hotel-pool', 'hotel-facade', 'hotel-room', 'beach-resort', 'restaurant', 'spa', 'lobby'].map(
    (kind) => `/media/${kind}/samudra/960.avif?ratio=4x3&place=Bali`,
  ),
];

const sourcesOf = oncePerContext((): PictureSource[] => [() => PAGES_OWN]);

/** Makes pictures drawable: nothing is drawn that no module shows. */
export function registerPictures(context: BackendContext, source: PictureSource): void {
  sourcesOf(context).push(source);
}

/** What is in the picture of an address, without its ratio. */
function wordsOf(address: string): URLSearchParams {
  const { searchParams } = new URL(address, 'http://localhost');
  searchParams.delete('ratio');
  searchParams.sort();
  return searchParams;
}

/**
 * The words (place, hour, style) of the picture that is shown under this kind and seed. An address in other words, as
 * an older order may have kept it, gets the picture as it is shown today; undefined where nothing is shown.
 */
export async function findShownWords(
  context: BackendContext,
  asked: { readonly kind: string; readonly seed: string; readonly url: string },
): Promise<Readonly<Record<string, string>> | undefined> {
  const words = wordsOf(asked.url).toString();
  const under = `/media/${asked.kind}/${encodeURIComponent(asked.seed)}/`;
  const lists = await Promise.all(sourcesOf(context).map(async (source) => source(asked.seed)));
  // Hundreds of addresses are known, and this runs for pictures on disk too: only those of the seed are taken apart.
  const shown = lists
    .flat()
    .filter((address) => address.startsWith(under))
    .map(wordsOf);
  const found = shown.find((each) => each.toString() === words) ?? shown[0];
  return found && Object.fromEntries(found);
}
