import { useState, type FormEvent } from 'react';
import { TicketPercent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import type { Failure, Outcome } from '@wisata/kernel/outcome';
import { findRememberedPromo } from '@wisata/kernel/remembered-promo';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { TextField } from '@wisata/ui/text-field';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { useFailureWords } from '../form/use-failure-words.ts';
import type { Line, Transaction } from '../api/order.schema.ts';
import type { Promo } from '../api/promo.schema.ts';
import { usePromo } from './use-promo.ts';
import { usePromoReason } from './use-promo-reason.ts';
import { formText } from '../form/form-text.rules.ts';
import { isPromoLocked, readPromoCode, viewPromos, type PromoView } from './promo.rules.ts';
import { PromoEntry, useDiscountText } from './promo-entry.tsx';
import { classNames } from '@wisata/ui/class-names';
import layout from '@wisata/ui/layout.module.css';
import styles from './promo-panel.module.css';

interface PanelProps {
  readonly line: Line;
  readonly promos: Outcome<readonly Promo[]>;
  readonly pending: Transaction | undefined;
  readonly email: string | undefined;
  /** Names the booking in the heading, where several are paid together. */
  readonly named: boolean;
}

interface PartProps {
  readonly line: Line;
  readonly view: PromoView;
  readonly locked: boolean;
  readonly promo: ReturnType<typeof usePromo>;
}

/** Why the code that was taken along does not fit this booking. */
function Unfit({ remembered }: { readonly remembered: Promo }) {
  const { t } = useTranslation('account');
  const { reasonsOf } = usePromoReason();
  return (
    <Note tone="plain" title={t('promo.rememberedUnfit', { code: remembered.code })}>
      {reasonsOf(remembered)[0]}
    </Note>
  );
}

/** The code in use, else the one that was taken along or would take most off. Nothing is taken before it is chosen. */
function Offer({ line, view: { applied, best, remembered }, locked, promo }: PartProps) {
  const { t } = useTranslation('account');
  const discountText = useDiscountText();
  const code = line.promo_code;
  if (code !== null) {
    return (
      <div className={classNames(layout.row, layout.between, styles.offer)}>
        <p>
          <b className={styles.code}>{code}</b> {applied && t('promo.takes', { amount: discountText(applied, line) })}
        </p>
        <Button
          size="s"
          busy={promo.busyCode === null}
          aria-disabled={locked || undefined}
          onClick={() => void promo.choose(null)}
        >
          {t('promo.remove', { code })}
        </Button>
      </div>
    );
  }
  const isFitting = remembered?.is_available === true && remembered.discount > 0;
  const offered = isFitting ? remembered : best;
  return (
    <>
      {remembered && !isFitting && <Unfit remembered={remembered} />}
      {offered && (
        <div className={classNames(layout.row, layout.between, styles.offer)}>
          <p>
            {t(isFitting ? 'promo.rememberedTakes' : 'promo.suggestion', {
              code: offered.code,
              amount: discountText(offered, line),
            })}
          </p>
          <Button
            size="s"
            variant="primary"
            busy={promo.busyCode === offered.code}
            aria-disabled={locked || undefined}
            onClick={() => void promo.choose(offered.code)}
          >
            {t('promo.use', { code: offered.code })}
          </Button>
        </div>
      )}
    </>
  );
}

function TypedCode({ line, locked, promo }: PartProps) {
  const { t } = useTranslation('account');
  const { refusal } = usePromoReason();
  const [missing, setMissing] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = readPromoCode(formText(new FormData(form), 'promo_code'));
    setMissing(code === '');
    if (code !== '' && (await promo.choose(code))) form.reset();
  };
  const error = missing ? t('promo.missing') : promo.problem && refusal(promo.problem);
  return (
    <form className={styles.typed} onSubmit={(event) => void onSubmit(event)} noValidate>
      <TextField
        id={`promo-${line.id}`}
        name="promo_code"
        label={t('promo.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        disabled={locked}
        error={error}
        onChange={() => {
          setMissing(false);
          promo.forget();
        }}
      />
      <Button type="submit" busy={promo.isBusy} aria-disabled={locked || undefined}>
        {t('promo.submit')}
      </Button>
    </form>
  );
}

interface CodesProps extends PartProps {
  readonly title: string;
  readonly codes: readonly Promo[];
}

function Codes({ title, codes, line, view: { best }, locked, promo }: CodesProps) {
  if (codes.length === 0) return null;
  return (
    <details className={styles.all}>
      <summary>{title}</summary>
      <ul role="list" className={styles.entries}>
        {codes.map((entry) => (
          <PromoEntry
            key={entry.code}
            promo={entry}
            line={line}
            isBest={entry === best}
            locked={locked}
            busy={promo.busyCode === entry.code}
            onUse={() => void promo.choose(entry.code)}
          />
        ))}
      </ul>
    </details>
  );
}

/** The codes that fit, and those that do not with the reason: both folded away, for there may be many. */
function AllCodes(part: PartProps) {
  const { t } = useTranslation('account');
  const { usable, unusable } = part.view;
  return (
    <div>
      <Codes {...part} codes={usable} title={t('promo.fit', { count: usable.length })} />
      <Codes {...part} codes={unusable} title={t('promo.unfit', { count: unusable.length })} />
    </div>
  );
}

function Unavailable({ failure }: { failure: Failure }) {
  const { t } = useTranslation('account');
  const words = useFailureWords();
  const { revalidate } = useRevalidator();
  return (
    <Note
      tone="warn"
      title={t('promo.failed')}
      actions={
        <Button size="s" onClick={() => void revalidate()}>
          {t('again')}
        </Button>
      }
    >
      {words(failure, t('refused.OTHER'))}
    </Note>
  );
}

/** Voucher codes of one booking: the one in use, the best that fits, a typed one, and all others with the reason against them. */
export function PromoPanel({ line, promos, pending, email, named }: PanelProps) {
  const { t } = useTranslation('account');
  const promo = usePromo(line.id, email);
  const locked = isPromoLocked(line, pending);
  const { storage } = useApp();
  const taken = useHydrated() ? findRememberedPromo(storage.local) : undefined;
  const view = viewPromos(promos.ok ? promos.data : [], line.promo_code, taken);
  const part = { line, view, locked, promo };
  return (
    <Card as="section" label={named ? `${t('promo.title')}: ${line.title}` : t('promo.title')}>
      <CardHeader level={2} icon={TicketPercent} title={t('promo.title')} subtitle={named ? line.title : undefined} />
      <CardBody>
        <Stack gap={3}>
          {locked && (
            <Note tone="info">
              {pending ? t('promo.locked', { channel: pending.payment.channel }) : t('promo.lockedNow')}
            </Note>
          )}
          <Offer {...part} />
          <details className={styles.all}>
            <summary>{t('promo.unfold')}</summary>
            <Stack gap={3}>
              <TypedCode {...part} />
              <AllCodes {...part} />
            </Stack>
          </details>
          {!promos.ok && <Unavailable failure={promos.failure} />}
          {promos.ok && promos.data.length === 0 && <p>{t('promo.none')}</p>}
        </Stack>
      </CardBody>
    </Card>
  );
}
