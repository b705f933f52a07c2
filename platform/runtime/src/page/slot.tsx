import {
  Component,
  createContext,
  use,
  useContext,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { SlotKind, SlotName, SlotProps } from '@wisata/kernel/remote';
import { isSlotOff } from '@wisata/kernel/services';
import { useApp } from '../context/app.tsx';
import { Deferred } from './deferred.tsx';

/** Where slots come from: the shell's remote loader. A failed load may be asked for again. */
export interface SlotSource {
  /** The slot's component; rejects when its owner cannot be loaded in time or does not offer it. The promise is kept until {@link forget}. */
  load(name: SlotName): Promise<ComponentType<never>>;
  forget(name: SlotName): void;
  /**
   * A slot that crashed while rendering, or that {@link load} did not give. Gives the replacement under way, which
   * rejects when it fails too; undefined when there is none.
   */
  report(name: SlotName, error: unknown): Promise<void> | undefined;
  /** Counts the releases of the slot's owner that this page has used; a slot of an earlier one is made anew. */
  generation?(name: SlotName): number;
  /** Tells when a generation has changed. */
  subscribe?(listener: () => void): () => void;
  /** Wraps every slot, for the view that outlines the owners. */
  frame?(name: SlotName, content: ReactNode): ReactNode;
}

const SlotSourceContext = createContext<SlotSource | undefined>(undefined);

/** Gives slots their source; the shell renders it once. */
export function SlotSourceProvider({ source, children }: { source: SlotSource; children: ReactNode }) {
  return <SlotSourceContext value={source}>{children}</SlotSourceContext>;
}

/** What to show instead of a slot whose owner is down; `retry` asks for it again. */
export type SlotFallback = (retry: () => void) => ReactNode;

interface SlotBoundaryProps {
  readonly loading: ReactNode;
  readonly fallback: ReactNode;
  readonly onCrash: (error: unknown) => Promise<void> | undefined;
  readonly children: ReactNode;
}

class SlotBoundary extends Component<SlotBoundaryProps, { shows: 'content' | 'loading' | 'fallback' }> {
  override state = { shows: 'content' as const };
  static getDerivedStateFromError() {
    return { shows: 'fallback' };
  }
  override componentDidCatch(error: unknown) {
    const replacement = this.props.onCrash(error);
    if (!replacement) return;
    // The replacement comes under another key; this boundary only keeps its place.
    this.setState({ shows: 'loading' });
    replacement.catch(() => this.setState({ shows: 'fallback' }));
  }
  override render() {
    const { content, loading, fallback } = { ...this.props, content: this.props.children };
    return { content, loading, fallback }[this.state.shows];
  }
}

function SlotContent<K extends SlotKind>({
  name,
  slotProps,
  source,
}: {
  name: SlotName;
  slotProps: SlotProps[K];
  source: SlotSource;
}) {
  const Content = use(source.load(name)) as ComponentType<SlotProps[K]>;
  return <Content {...slotProps} />;
}

const neverChanges = () => () => undefined;

/** Properties of {@link Slot}. */
export interface SlotElementProps<K extends SlotKind> {
  /** Owner and kind, `hotel:order-line`. */
  readonly name: `${string}:${K}`;
  readonly props: SlotProps[K];
  /** Has the size of what is to come, so that nothing moves. */
  readonly loading: ReactNode;
  readonly fallback: SlotFallback;
  /** Stands there while an operator has turned the slot off, and nothing unless given: for what must not be missing, as a line of an order. */
  readonly off?: ReactNode;
}

/**
 * Shows a piece that another remote owns, without knowing that remote. Loads on first use, keeps its place meanwhile, and
 * shows `fallback` when the owner is down or crashes; the rest of the page never notices. One that an operator has turned
 * off is not loaded, and no failure is told.
 * @example <Slot name={`${line.service}:order-line`} props={{ line }} loading={<LineSkeleton />} fallback={(retry) => <PlainLine onRetry={retry} />} />
 */
export function Slot<K extends SlotKind>({ off = null, ...slot }: SlotElementProps<K>) {
  return isSlotOff(useApp().config, slot.name) ? off : <ShownSlot {...slot} />;
}

function ShownSlot<K extends SlotKind>({ name, props, loading, fallback }: Omit<SlotElementProps<K>, 'off'>) {
  const source = useContext(SlotSourceContext);
  const [attempt, setAttempt] = useState(0);
  if (!source) throw new Error('Slot is used outside of SlotSourceProvider');
  const generation = useSyncExternalStore(
    source.subscribe ?? neverChanges,
    () => source.generation?.(name) ?? 0,
    () => 0,
  );
  const content = <SlotContent name={name} slotProps={props} source={source} />;
  const retry = () => {
    source.forget(name);
    setAttempt(attempt + 1);
  };
  return (
    <SlotBoundary
      key={`${name}#${attempt}#${generation}`}
      loading={loading}
      fallback={fallback(retry)}
      onCrash={(error) => source.report(name, error)}
    >
      <Deferred data={source.load(name)} fallback={loading}>
        {source.frame ? source.frame(name, content) : content}
      </Deferred>
    </SlotBoundary>
  );
}
