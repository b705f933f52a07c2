import { UserRoundCheck } from 'lucide-react';
import { memo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { incompleteMessage } from '@wisata/kernel/contact-problems';
import { storageKey } from '@wisata/kernel/storage-keys';
import { useApp, useSessionUser } from '@wisata/runtime';
import { CheckoutLogin } from '@wisata/ui/checkout-login';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { Note } from '@wisata/ui/note';
import { useErrorTitle } from '@wisata/ui/use-error-title';
import { fieldId, useCheckoutFields, useProblemList } from './checkout-form.ts';
import { useWords } from './service.tsx';

/** Says who is signed in, or offers it; the way to the login keeps what is chosen, and the form. */
export const MemberNote = memo(function MemberNote({ hasSaved }: { readonly hasSaved: boolean }) {
  const { t } = useWords();
  const { storage } = useApp();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const user = useSessionUser();
  if (user) {
    const name = `${user.first_name} ${user.last_name}`.trim();
    const signedIn = 'checkout.member.signedIn';
    return (
      <Note tone="info" icon={UserRoundCheck}>
        {t(hasSaved ? ['checkout.member.pick', signedIn] : signedIn, { name })}
      </Note>
    );
  }
  const logIn = () => {
    storage.session.set(storageKey('wanted_page'), pathname + search);
    void navigate('/login');
  };
  const labels = {
    title: t('checkout.login.title'),
    text: t('checkout.login.text'),
    yes: t('checkout.login.yes'),
    no: t('checkout.login.no'),
    close: t('close'),
  };
  return <CheckoutLogin labels={labels} onLogin={logIn} />;
});

/** Everything to fix, above the form; wishes are of no person. */
export function CheckoutProblems() {
  const { t } = useWords();
  const { attempts } = useCheckoutFields();
  const shown = useProblemList();
  const ofPeople = shown.filter(({ name }) => !name.startsWith('requests.'));
  useErrorTitle(t('checkout.problem.titleWord'), shown.length > 0);
  return (
    <ErrorSummary
      title={
        ofPeople.length > 0
          ? t(`checkout.incomplete.${incompleteMessage(ofPeople)}`)
          : t('checkout.problem.summary', { count: shown.length })
      }
      attempt={attempts}
      errors={shown.map(({ name, text }) => ({ fieldId: fieldId(name), message: text }))}
    />
  );
}
