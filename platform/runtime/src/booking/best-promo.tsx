import { useEffect, useState } from 'react';
import { Check, TicketPercent, WalletCards } from 'lucide-react';
import type { BestPromoPayload } from '@wisata/kernel/contracts/promo-requests';
import { exactPrice, fromMajor, toMajor, type Money } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Note } from '@wisata/ui/note';
import { askWhileShown } from '../page/ask-while-shown.ts';
import { useRememberedPromo } from './remembered-promo.ts';
import { findBestPromo, type BestPromo as Best } from './best-promo.api.ts';

/** They come with the line that shows them. */
const WORDS = {
  en: {
    total: (total: string, code: string) => `${total} with the code ${code}.`,
    use: 'Use it at payment',
    waits: 'Waits for your payment',
  },
  id: {
    total: (total: string, code: string) => `${total} dengan kode ${code}.`,
    use: 'Pakai saat membayar',
    waits: 'Menunggu pembayaran Anda',
  },
} as const;

/** When and where it is, as the codes' rules ask it; what is left out finds no code that asks for it. */
export type PromoFacts = Pick<BestPromoPayload, 'date' | 'nights' | 'places' | 'hotels'>;

interface BestPromoProps {
  readonly service: string;
  readonly total: Money;
  readonly facts?: PromoFacts;
}

function useBestPromo({ service, total, facts }: BestPromoProps) {
  const { api, locale } = useApp();
  const key = JSON.stringify({ ...facts, service, amount: toMajor(total), currency: total.currency, locale });
  const [answered, setAnswered] = useState<{ readonly key: string; readonly best: Best }>();
  useEffect(
    () =>
      askWhileShown(
        (signal) => findBestPromo(api, JSON.parse(key) as BestPromoPayload, signal),
        (answer) => setAnswered({ key, best: answer.ok ? answer.data.best : null }),
      ),
    [api, key],
  );
  return answered?.key === key ? answered.best : null;
}

/** What would be paid with the voucher code that takes most off, why, and one press that keeps the code for the payment. */
export function BestPromo(props: BestPromoProps) {
  const words = WORDS[useApp().locale];
  const best = useBestPromo(props);
  const { code: kept, choose } = useRememberedPromo();
  if (!best) return null;
  const { code, name, description } = best;
  const isKept = kept === code;
  return (
    <Note
      tone="plain"
      icon={TicketPercent}
      title={words.total(exactPrice(fromMajor(best.total, best.currency)), code)}
      actions={
        <Button
          size="s"
          icon={isKept ? Check : WalletCards}
          aria-pressed={isKept}
          onClick={() => choose(isKept ? undefined : code)}
        >
          {isKept ? words.waits : words.use}
        </Button>
      }
    >
      {name}. {description}
    </Note>
  );
}
