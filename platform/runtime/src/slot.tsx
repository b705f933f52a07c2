import {
  Component,
  Suspense,
  createContext,
  use,
  useContext,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { SlotKind, SlotName, SlotProps } from '@wisata/kernel/remote';

/** Where slots come from: the shell's remote loader. A failed load may be asked for again. */
export interface SlotSource {
  /** The slot's component; rejects when its owner cannot be loaded in time or does not offer it. The promise is kept until {@link forget}. */
  load(name: SlotName): Promise<ComponentType<never>>;
  forget(name: SlotName): void;
  /** A slot that crashed while rendering. */
  report(name: SlotName, error: unknown): void;
  /** Draws something around every slot, for the view of who owns what. */
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
  readonly fallback: ReactNode;
  readonly onCrash: (error: unknown) => void;
  readonly children: ReactNode;
}

class SlotBoundary extends Component<SlotBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
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

/** Properties of {@link Slot}. */
export interface SlotElementProps<K extends SlotKind> {
  /** Owner and kind, `hotel:order-line`. */
  readonly name: `${string}:${K}`;
  readonly props: SlotProps[K];
  /** Has the size of what is to come, so that nothing moves. */
  readonly loading: ReactNode;
  readonly fallback: SlotFallback;
}

/**
 * Shows a piece that another remote owns, without knowing that remote. Loads on first use, keeps its place meanwhile, and
 * shows `fallback` when the owner is down or crashes; the rest of the page never notices.
 * @example <Slot name={`${line.service}:order-line`} props={{ line }} loading={<LineSkeleton />} fallback={(retry) => <PlainLine onRetry={retry} />} />
 */
export function Slot<K extends SlotKind>({ name, props, loading, fallback }: SlotElementProps<K>) {
  const source = useContext(SlotSourceContext);
  const [attempt, setAttempt] = useState(0);
  if (!source) throw new Error('Slot is used outside of SlotSourceProvider');
  const content = <SlotContent name={name} slotProps={props} source={source} />;
  const retry = () => {
    source.forget(name);
    setAttempt(attempt + 1);
  };
  return (
    <SlotBoundary key={`${name}#${attempt}`} fallback={fallback(retry)} onCrash={(error) => source.report(name, error)}>
      <Suspense fallback={loading}>{source.frame ? source.frame(name, content) : content}</Suspense>
    </SlotBoundary>
  );
}
