import {
  createContext,
  lazy,
  use,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createDrawnBy } from '@wisata/kernel/drawn-by';
import { Deferred } from './deferred.tsx';

/** Gives the component of a part; its code comes with it. */
export type LoadPart<Props> = () => Promise<ComponentType<Props>>;

/** A part whose code did not come. */
export interface LostPart<Props> {
  readonly load: LoadPart<Props>;
  /** The server has drawn it, and it stands on the page. */
  readonly isServed: boolean;
  /** The page works without it. */
  readonly isOptional: boolean;
  /** Has whoever draws it next ask for its code anew. */
  readonly forget: () => void;
}

/** What stands in the place of a part whose code did not come: itself after another try, or what the page says instead. Throws what its release has to answer for. */
export type RecoverPart = <Props extends object>(
  part: LostPart<Props>,
  error: unknown,
) => Promise<ComponentType<Props>>;

const giveUp: RecoverPart = (_part, error) => {
  throw error;
};
const RecoverPartContext = createContext(giveUp);

/** Says what becomes of parts whose code does not come; the shell renders it once. */
export function RecoverPartProvider({ recover, children }: { recover: RecoverPart; children: ReactNode }) {
  return <RecoverPartContext value={recover}>{children}</RecoverPartContext>;
}

/** A part whose code can be asked for before it is shown. */
export type PartOfPage<Props> = ComponentType<Props> & {
  /** Fetches the code; once it is there the part is drawn at once, and nothing stands in its place before. */
  readonly preload: () => Promise<void>;
};

/** As it is drawn where nothing stands in its place. */
interface BarePart<Props> extends Pick<PartOfPage<Props>, 'preload'> {
  readonly Part: ComponentType<Props>;
  /** Resolves when there is something to draw for the first time. */
  readonly arrival: Promise<void>;
}

function createPart<Props extends object>(load: LoadPart<Props>, isOptional: boolean): BarePart<Props> {
  let arrive: () => void;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  let latest: ComponentType<Props> | undefined;
  const forget = () => {
    latest = undefined;
  };
  // React waits for what is lazy even when it is there, and shows it no sooner than 300 ms after what stood in its place.
  const preload = async () => {
    latest = await load();
  };

  function begin(isServed: boolean, recover: RecoverPart): ComponentType<Props> {
    const recoverThis = (error: unknown) => recover({ load, isServed, isOptional, forget }, error);
    return lazy(async () => {
      const found = await load().catch(recoverThis);
      arrive();
      return { default: found };
    });
  }

  function Part(props: Props) {
    const recover = use(RecoverPartContext);
    const [{ subscribe, readInBrowser, readServed }] = useState(createDrawnBy);
    const isServed = useSyncExternalStore(subscribe, readInBrowser, readServed);
    // Kept outside as well: what waits for its code is begun anew with every try to draw it.
    const [Found] = useState(() => (latest ??= begin(isServed, recover)));
    // The same element when the page has been taken over: parts within that wait still are not drawn anew.
    return useMemo(() => <Found {...props} />, [Found, props]);
  }
  return { Part, preload, arrival };
}

function asWaited<Props extends object>({ Part, preload, arrival }: BarePart<Props>, loading: ReactNode) {
  const WaitedPart = (props: Props) => (
    <Deferred data={arrival} fallback={loading}>
      <Part {...props} />
    </Deferred>
  );
  return Object.assign(WaitedPart, { preload });
}

/**
 * Makes a part of a page whose code comes by itself. `loading` stands in its place meanwhile; without it the part is
 * under the Suspense of whoever shows it. Where the network is lost the page stays: what the server has drawn waits for
 * its code, and anything else says in its place that it did not come and is asked for again by a press. A file that is
 * gone or damaged falls to the page, whose release is then replaced.
 * @example const RoomDialog = lazyPart(async () => (await import('./room-dialog.tsx')).RoomDialog, null);
 */
export function lazyPart<Props extends object>(load: LoadPart<Props>, loading?: ReactNode): PartOfPage<Props> {
  const part = createPart(load, false);
  return loading === undefined ? Object.assign(part.Part, { preload: part.preload }) : asWaited(part, loading);
}

/** Makes a part that the page works without: it comes after the page, and is not there when its code does not come. */
export const optionalPart = <Props extends object>(load: LoadPart<Props>): PartOfPage<Props> =>
  asWaited(createPart(load, true), null);
