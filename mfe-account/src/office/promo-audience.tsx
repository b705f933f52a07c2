import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AUDIENCE_DAYS, type PromoAudience, type PromoSave } from '@wisata/kernel/contracts/admin-promo';
import { exactPrice, money } from '@wisata/kernel/money';
import { Segmented } from '@wisata/ui/segmented';
import { SkeletonResult } from '@wisata/ui/skeleton';
import styles from './office.module.css';
import { useAudience } from './use-audience.ts';

function Counts({ audience }: { audience: PromoAudience }) {
  const { t } = useTranslation(['office', 'account']);
  const { reasons, discount, is_cut: isCut } = audience;
  return (
    <>
      <dl className={styles.facts}>
        {(['open', 'paid', 'members'] as const).map((part) => [
          <dt key={`${part} name`}>{t(`office:promos.audience.${part}`)}</dt>,
          <dd key={part}>
            <b>{t('office:promos.audience.share', { eligible: audience[part].eligible, all: audience[part].all })}</b>
          </dd>,
        ])}
        <dt>{t('office:promos.audience.discount')}</dt>
        <dd>{exactPrice(money(discount, 'IDR'))}</dd>
      </dl>
      {reasons.length > 0 && <h3>{t('office:promos.audience.reasons')}</h3>}
      {reasons.length > 0 && (
        <ul role="list" className={styles.story}>
          {reasons.map(({ code, orders }) => (
            <li key={code}>
              {code === 'PROMO_USED_UP'
                ? t('office:promos.audience.usedUp')
                : t(`account:promo.reason.${code}`, { defaultValue: code })}
              <small>{t('office:promos.audience.orders', { count: orders })}</small>
            </li>
          ))}
        </ul>
      )}
      {isCut && <p className={styles.muted}>{t('office:promos.audience.cut')}</p>}
    </>
  );
}

/** Who of the last days could use the code as it is typed, and why others could not. */
export function PromoAudiencePanel({ save, id }: { save: PromoSave; id: number | null }) {
  const { t } = useTranslation('office');
  const [days, setDays] = useState<(typeof AUDIENCE_DAYS)[number]>(30);
  const { revision: _revision, code: _code, name: _name, description: _description, ...terms } = save;
  const { answer, isStale } = useAudience({ ...terms, id, days });
  return (
    <section className={styles.panel} aria-label={t('promos.audience.title')} aria-busy={isStale}>
      <div className={styles.part}>
        <div className={styles.panelHead}>
          <h2>{t('promos.audience.title')}</h2>
        </div>
        <Segmented
          label={t('promos.audience.days')}
          options={AUDIENCE_DAYS.map((count) => ({ value: String(count), label: String(count) }))}
          value={String(days)}
          onChange={(value) => setDays(AUDIENCE_DAYS.find((each) => String(each) === value) ?? 30)}
        />
        {!answer ? (
          <SkeletonResult />
        ) : answer.ok ? (
          <Counts audience={answer.data} />
        ) : (
          <p className={styles.muted}>{t('promos.audience.incomplete')}</p>
        )}
        <p className={styles.muted}>{t('promos.audience.how')}</p>
      </div>
    </section>
  );
}
