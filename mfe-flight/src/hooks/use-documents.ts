import { useState } from 'react';
import type { OrderLine } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { saveFile } from '@wisata/ui/save-file';
import { downloadCalendar, downloadVoucher } from '../api/flight-document.api.ts';

export type DocumentKind = 'ticket' | 'calendar';

const CALLS = { ticket: downloadVoucher, calendar: downloadCalendar } as const;

/** Downloads of one booking; `problem` stays on the page until the next attempt. */
export function useDocuments(line: Pick<OrderLine, 'id'>, email: string | undefined) {
  const app = useApp();
  const [busy, setBusy] = useState<DocumentKind>();
  const [problem, setProblem] = useState<string>();

  async function get(kind: DocumentKind): Promise<void> {
    setBusy(kind);
    setProblem(undefined);
    const answer = await CALLS[kind](app.api, { id: line.id, email, locale: app.locale });
    setBusy(undefined);
    if (!answer.ok) {
      setProblem(answer.failure.message);
      return;
    }
    saveFile(answer.data);
    app.toast(app.t('flight:ticket.downloaded'), 'success');
  }

  return { busy, problem, get };
}
