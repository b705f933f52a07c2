/** Mark of a part that the server left to the browser because it was late. */
export const LATE_DIGEST = 'late';

/** Parts of {@link hydrationReporter}. */
interface ReporterParts {
  readonly track: (event: string, properties: Readonly<Record<string, string>>) => void;
  readonly path: () => string;
}

/**
 * Tells of each difference between what the server rendered and what the browser would have: React repairs it, but the
 * visitor pays for two renders.
 */
export function hydrationReporter({ track, path }: ReporterParts) {
  return (error: unknown, { componentStack = '' }: { readonly componentStack?: string | undefined }): void => {
    if ((error as { digest?: unknown } | null)?.digest === LATE_DIGEST) return;
    const message = error instanceof Error ? error.message : String(error);
    // eslint-disable-next-line no-console -- Browser tests and developers look there.
    console.error('The page was rendered differently on the server', error, componentStack);
    track('hydration-mismatch', { path: path(), message });
  };
}
