import { Writable } from 'node:stream';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { LATE_DIGEST } from '../app/start/hydration-faults.ts';

const LATE = new Error('The server did not wait for it');

/** Where the page begins in what React writes; links to what it wants early stand before. */
const PLACE = { open: '<div id="app">', close: '</div>' } as const;

/** A finished piece of HTML, and the faults that cost a part of it. */
export interface RenderedHtml {
  readonly html: string;
  /** Links to what is seen first. */
  readonly early: string;
  readonly problems: readonly string[];
}

function splitAtPlace(written: string): Pick<RenderedHtml, 'early' | 'html'> {
  const at = written.indexOf(PLACE.open);
  return { early: written.slice(0, at), html: written.slice(at + PLACE.open.length, -PLACE.close.length) };
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
        resolve({ ...splitAtPlace(Buffer.concat(pieces).toString()), problems });
      },
    });
    let timer: NodeJS.Timeout | undefined;
    const { pipe, abort } = renderToPipeableStream(createElement('div', { id: 'app' }, tree), {
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
