import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLeaveQuestion } from '@wisata/runtime';
import { Question, type QuestionProps } from '@wisata/ui/question';

/** A question of an editor, with the page's word for its cross. */
export function EditQuestion(props: Omit<QuestionProps, 'labels'>): ReactNode {
  const { t } = useTranslation('account');
  return <Question {...props} labels={{ close: t('close') }} />;
}

interface LeaveProps {
  readonly hasUnsaved: () => boolean;
}

function AskOnce({ hasUnsaved, onStay }: LeaveProps & { readonly onStay: () => void }) {
  const { t } = useTranslation('office');
  const { pathname } = useLocation();
  const { isOpen, stay, leave } = useLeaveQuestion([pathname], hasUnsaved);
  if (!isOpen) return null;
  const stayHere = () => {
    stay();
    onStay();
  };
  return (
    <EditQuestion
      isStep={false}
      onClose={stayHere}
      title={t('leave.title')}
      answers={[
        { label: t('leave.yes'), onPress: leave },
        { label: t('leave.no'), onPress: stayHere },
      ]}
    >
      <p>{t('leave.text')}</p>
    </EditQuestion>
  );
}

/** Asks before an editor is left with changes that are not saved; who stays is asked again the next time, because no draft is kept of them. */
export function LeaveEditQuestion(props: LeaveProps) {
  const [stays, setStays] = useState(0);
  return <AskOnce key={stays} {...props} onStay={() => setStays(stays + 1)} />;
}
