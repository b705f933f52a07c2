import type { AppContext } from '@wisata/kernel/app-context';

/** Hands the address of a page on: by the system's own sheet, or as a copy that `copied` tells of. */
export async function shareLink(
  app: Pick<AppContext, 'href' | 'toast'>,
  path: string,
  words: { readonly title: string; readonly copied: string },
): Promise<void> {
  const url = new URL(app.href(path), window.location.origin).href;
  try {
    if (navigator.share) await navigator.share({ title: words.title, url });
    else {
      await navigator.clipboard.writeText(url);
      app.toast(words.copied, 'success');
    }
  } catch {
    // Closing the system's own sheet rejects as well; the address bar has the same link.
  }
}
