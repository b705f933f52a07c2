import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure, Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Note } from '@wisata/ui/note';
import { Sheet } from '@wisata/ui/sheet';
import { useFailureWords } from '../form/use-failure-words.ts';
import type { Passenger } from '../api/passengers.api.ts';
import { findFormDraft } from '../form/form-draft.ts';
import { passengerDraftKey } from './passenger-draft.ts';
import { usePassengerForm } from './use-passenger-form.ts';
import { PASSENGER_DRAFT, type PassengerInput } from './passenger-form.rules.ts';
import { AccountForm } from '../form/account-form.tsx';
import styles from './passenger-sheet.module.css';
import { PassengerFields } from './passenger-fields.tsx';

const FORM_ID = 'passenger-form';

/** Whom the address names: somebody new, or somebody who is kept. */
interface Editing {
  /** As the address names them. */
  readonly id: string;
  /** Undefined data is somebody new. */
  readonly answer: Outcome<Passenger | undefined>;
}

interface PanelProps {
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function Gone({ failure, onClose }: { failure: Failure } & Pick<PanelProps, 'onClose'>) {
  const { t } = useTranslation('account');
  const words = useFailureWords();
  const isUnknown = /NOT_FOUND|404/.test(failure.code);
  return (
    <Sheet open onClose={onClose} title={t('traveller.edit')} labels={{ close: t('close') }}>
      <Note tone={isUnknown ? 'warn' : 'danger'} title={isUnknown ? t('traveller.gone') : t('refused.title')}>
        {isUnknown ? t('traveller.goneText') : words(failure)}
      </Note>
    </Sheet>
  );
}

function Foot({ busy, onClose }: { busy: boolean } & Pick<PanelProps, 'onClose'>) {
  const { t } = useTranslation('account');
  return (
    <div className={styles.foot}>
      <Button type="submit" form={FORM_ID} variant="action" busy={busy} full>
        {t('traveller.save')}
      </Button>
      <Button onClick={onClose} full>
        {t('traveller.cancel')}
      </Button>
    </div>
  );
}

/** What the panel found from an earlier visit, and the way to be rid of it. */
function Restored({ onRestart }: { onRestart: () => void }) {
  const { t } = useTranslation('account');
  return (
    <Note
      tone="info"
      actions={
        <Button size="s" onClick={onRestart}>
          {t('traveller.restart')}
        </Button>
      }
    >
      {t('traveller.restored')}
    </Note>
  );
}

function FormPanel({
  passenger,
  draft,
  onClose,
  onSaved,
}: PanelProps & { passenger: Passenger | undefined; draft: PassengerInput | undefined }) {
  const { t } = useTranslation('account');
  const form = usePassengerForm({ passenger, draft, onSaved });
  const { busy, isRestored, restart } = form;
  return (
    <Sheet
      open
      phone="full"
      onClose={onClose}
      title={t(passenger ? 'traveller.edit' : 'traveller.new')}
      labels={{ close: t('close') }}
      foot={<Foot busy={busy} onClose={onClose} />}
    >
      <AccountForm form={form} id={FORM_ID}>
        {isRestored && <Restored onRestart={restart} />}
        <PassengerFields {...form} />
      </AccountForm>
    </Sheet>
  );
}

/** The panel in which one saved passenger is written down. */
export function PassengerSheet({ editing, ...panel }: PanelProps & { editing: Editing }) {
  const app = useApp();
  const draft = useMemo(() => findFormDraft(app, passengerDraftKey(editing.id), PASSENGER_DRAFT), [app, editing]);
  const { answer } = editing;
  if (!answer.ok) return <Gone failure={answer.failure} onClose={panel.onClose} />;
  return <FormPanel key={answer.data?.id ?? 'new'} passenger={answer.data} draft={draft} {...panel} />;
}
