import { useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { StaffPromo } from '@wisata/kernel/contracts/admin-promo';
import { success, type Outcome } from '@wisata/kernel/outcome';
import { RouterLink, pageLoader } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { Row } from '@wisata/ui/layout';
import { loadPromo, loadPromoTypes } from '../api/office-promos.api.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { parseNumber } from './content-path.rules.ts';
import { EditQuestion, LeaveEditQuestion } from './edit-questions.tsx';
import { officePage } from './office-page.tsx';
import { OfficeRefusal } from './office-refusal.tsx';
import styles from './office.module.css';
import { PromoAudiencePanel } from './promo-audience.tsx';
import { PromoFormFields } from './promo-form.tsx';
import { toSave } from './promo-form.rules.ts';
import { promosPath } from './promo-path.rules.ts';
import { usePromoEdit } from './use-promo-edit.ts';

interface Edited {
  readonly promo: StaffPromo | undefined;
  readonly types: readonly string[];
}

export const loader = pageLoader(async (app, { query, signal }): Promise<Outcome<Edited>> => {
  const id = parseNumber(query);
  if (id !== undefined) return loadPromo(app.api, id, signal);
  const types = await loadPromoTypes(app.api, signal);
  return types.ok ? success({ promo: undefined, types: types.data }) : types;
});

type EndProps = Pick<ReturnType<typeof usePromoEdit>, 'busy' | 'send' | 'hasUnsaved'>;

/** What is typed and not saved is lost by the end of a code, so that is asked first. */
function EndButton({ busy, send, hasUnsaved }: EndProps) {
  const { t } = useTranslation('office');
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const end = () => {
    close();
    void send('end');
  };
  return (
    <>
      <Button variant="danger" busy={busy} onClick={() => (hasUnsaved() ? setAsked(true) : end())}>
        {t('promos.end')}
      </Button>
      {isAsked && (
        <EditQuestion
          onClose={close}
          title={t('promos.endAsk.title')}
          answers={[
            { label: t('promos.endAsk.no'), onPress: close },
            { label: t('promos.endAsk.yes'), onPress: end },
          ]}
        >
          <p>{t('leave.text')}</p>
        </EditQuestion>
      )}
    </>
  );
}

function Editor({ promo, types }: Edited) {
  const { t } = useTranslation('office');
  const { input, change, problemOf, problem, busy, send, hasUnsaved, attempt, unreadable } = usePromoEdit(promo);
  const errors = unreadable.map((name) => ({ fieldId: `promo-${name}`, message: t('answer.dayUnreadable') }));
  return (
    <div className={`${styles.columns} ${styles.halves}`}>
      <div className={styles.list}>
        <ErrorSummary title={t('refused.fields')} errors={errors} attempt={attempt} />
        <PromoFormFields isNew={!promo} types={types} input={input} change={change} problemOf={problemOf} />
        {problem && <OfficeRefusal failure={problem} />}
        <Row>
          <Button variant="action" busy={busy} onClick={() => void send('save')}>
            {t(promo ? 'promos.save' : 'promos.make')}
          </Button>
          {promo && promo.state !== 'ended' && <EndButton busy={busy} send={send} hasUnsaved={hasUnsaved} />}
        </Row>
        <p className={styles.muted}>{t('promos.soon')}</p>
      </div>
      <PromoAudiencePanel save={toSave(input, promo)} id={promo?.id ?? null} />
      <LeaveEditQuestion hasUnsaved={hasUnsaved} />
    </div>
  );
}

function EditView() {
  const { t } = useTranslation('office');
  const found = useLoaderData<typeof loader>();
  if (!found.ok) return <LoadFailure failure={found.failure} title={t('promos.failed')} />;
  const { promo } = found.data;
  return (
    <>
      <PageTitle>{promo ? t('promos.edit', { code: promo.code }) : t('promos.new')}</PageTitle>
      <LinkButton size="s" icon={ArrowLeft} as={RouterLink} href={promosPath()}>
        {t('promos.title')}
      </LinkButton>
      <Editor key={`${promo?.id} ${promo?.revision}`} {...found.data} />
    </>
  );
}

export const Component = officePage(EditView);
