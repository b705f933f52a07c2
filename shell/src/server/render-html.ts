import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { LATE_DIGEST } from '../app/hydration-faults.ts';

const LATE = new Error('The server did not wait for it');

/** A finished piece of HTML, and the faults that cost a part of it. */
export interface RenderedHtml {
  readonly html: string;
  readonly problems: readonly string[];
}

/**
 * Renders to the end. Parts that wait for something get `patienceMs` more when all others are there; then they are left
 * to the browser. Rejects when nothing can be shown.
 */
export function renderHtml(tree: ReactNode, patienceMs: number): Promise<RenderedHtml> {
  return new Promise((resolve, reject) => {
    const problems: string[] = [];
    const pieces: Buffer[] = [];
    const sink = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        done();
        resolve({ html: Buffer.concat(pieces).toString(), problems });
      },
    });
    let timer: NodeJS.Timeout | undefined;
    const { pipe, abort } = renderToPipeableStream(tree, {
      // Nothing is sent before all of it is there, so nothing has to be moved into place by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => (timer = setTimeout(() => abort(LATE), patienceMs)),
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onAllReady() {
        clearTimeout(timer);
        pipe(sink);
      },
      onError(error) {
        if (error === LATE) return LATE_DIGEST;
        problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
        return undefined;
      },
    });
  });
}
