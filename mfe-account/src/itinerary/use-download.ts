import type { Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { saveFile } from '@wisata/ui/save-file';
import type { DocumentFile } from '../api/itinerary.api.ts';
import { useSending } from '../form/use-sending.ts';

/** Fetches a file and hands it to the browser; `problem` stays on the page until the next try. */
export function useDownload(fetchFile: () => Promise<Outcome<DocumentFile>>) {
  const app = useApp();
  return useSending(fetchFile, (file) => {
    saveFile(file);
    app.toast(app.t('account:itinerary.downloaded'), 'success');
  });
}
