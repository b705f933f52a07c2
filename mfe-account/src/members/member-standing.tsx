import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { USER_ROLES } from '@wisata/kernel/roles';
import { useSessionUser } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { SectionCard } from '@wisata/ui/section-card';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { Segmented } from '@wisata/ui/segmented';
import { SelectField } from '@wisata/ui/select-field';
import { TextArea } from '@wisata/ui/text-area';
import type { MemberDetail } from '../api/members.api.ts';
import { OfficeRefusal } from '../office/office-refusal.tsx';
import { useOfficeWords } from '../office/use-office-words.ts';
import { MEMBER_STATUSES } from './member-query.rules.ts';
import { useStanding } from './use-standing.ts';

const MAX_REASON = 300;

/** The word of the button: what happens when it is pressed. */
function sendWord(was: string, next: string): 'block' | 'unblock' | 'save' {
  if (was === next) return 'save';
  return next === 'blokir' ? 'block' : 'unblock';
}

function Form({ member }: { member: MemberDetail }) {
  const { t } = useTranslation(['office', 'account']);
  const id = useId();
  const { input, change, submit, busy, refusal, attempt, isChanged, isReasonMissing } = useStanding(member);
  const error = isReasonMissing ? t('office:standing.problem.reason') : undefined;
  const word = sendWord(member.status, input.status);
  return (
    <Stack gap={4}>
      <p>{t('office:standing.lede')}</p>
      {error && (
        <ErrorSummary
          title={t('office:standing.summary')}
          errors={[{ fieldId: `${id}-reason`, message: error }]}
          attempt={attempt}
        />
      )}
      <Segmented
        label={t('office:standing.status')}
        options={MEMBER_STATUSES.map((value) => ({ value, label: t(`account:members.statuses.${value}`) }))}
        value={MEMBER_STATUSES.find((known) => known === input.status)}
        onChange={(status) => change({ status })}
      />
      <SelectField
        label={t('office:standing.role')}
        hint={t('office:standing.roleHint')}
        value={input.role}
        onChange={(event) => change({ role: event.target.value })}
        options={USER_ROLES.map((value) => ({ value, label: t(`account:members.roles.${value}`) }))}
      />
      <TextArea
        id={`${id}-reason`}
        label={t('office:standing.reason')}
        hint={t('office:standing.reasonHint')}
        rows={2}
        maxLength={MAX_REASON}
        value={input.reason}
        onChange={(event) => change({ reason: event.target.value })}
        error={error}
      />
      {refusal && <OfficeRefusal failure={refusal} />}
      <div>
        <Button
          variant={word === 'block' ? 'danger' : 'primary'}
          busy={busy}
          disabled={!isChanged}
          onClick={() => void submit()}
        >
          {t(`office:standing.${word}`)}
        </Button>
      </div>
    </Stack>
  );
}

/** Blocks an account, lets it in again or gives it another role; nobody does that to himself. */
export function MemberStanding({ member }: { member: MemberDetail }) {
  useOfficeWords();
  const { t } = useTranslation('office');
  const user = useSessionUser();
  return (
    <SectionCard id="member-standing" title={t('standing.title')}>
      {user?.id === member.id ? (
        <Note tone="info">{t('standing.own')}</Note>
      ) : (
        <Form key={`${member.status} ${member.role}`} member={member} />
      )}
    </SectionCard>
  );
}
