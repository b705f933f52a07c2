import { useState } from 'react';
import type { Failure, Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { saveFile } from '@wisata/ui/save-file';
import type { DocumentFile } from '../api/itinerary.api.ts';

/** Fetches a file and hands it to the browser; `problem` stays on the page until the next try. */
export function useDownload(fetchFile: () => Promise<Outcome<DocumentFile>>) {
  const app = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Failure>();
  async function get(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const answer = await fetchFile();
    setBusy(false);
    if (!answer.ok) return setProblem(answer.failure);
    saveFile(answer.data);
    app.toast(app.t('account:itinerary.downloaded'), 'success');
  }
  return { get, busy, problem };
}
