import { UserRoundCheck } from 'lucide-react';
import { memo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { storageKey } from '@wisata/kernel/storage-keys';
import { useApp, useSessionUser } from '@wisata/runtime';
import { CheckoutLogin } from '@wisata/ui/checkout-login';
import { Note } from '@wisata/ui/note';
import { useWords } from './service.tsx';

/** Says who is signed in, or links to the login, from which the visitor comes back to the same form. */
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
