import { UserRoundCheck } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { storageKey } from '@wisata/kernel/storage-keys';
import { useApp, useSessionUser } from '@wisata/runtime';
import { CheckoutLogin } from '@wisata/ui/checkout-login';
import { incompleteMessage } from '@wisata/kernel/contact-problems';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { Note } from '@wisata/ui/note';
import { useErrorTitle } from '@wisata/ui/use-error-title';
import type { SavedGuest } from '../api/passengers.api.ts';
import { useFields } from '../hooks/checkout-fields.ts';
import { fieldId, useProblemList } from '../hooks/use-field-problem.ts';
import type { CheckoutOffer } from '../rules/checkout-offer.rules.ts';
import { CheckoutContactCard } from './checkout-contact-card.tsx';
import { CheckoutGuestCards } from './checkout-guest-cards.tsx';
import { CheckoutRequestsCard } from './checkout-requests-card.tsx';

/** Says who is signed in, or offers it; the way to the login keeps room and form. */
const MemberNote = memo(function MemberNote() {
  const { t } = useTranslation('hotel');
  const { storage } = useApp();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const user = useSessionUser();
  if (user) {
    return (
      <Note tone="info" icon={UserRoundCheck}>
        {t('checkout.member.signedIn', { name: `${user.first_name} ${user.last_name}`.trim() })}
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

function Summary() {
  const { t } = useTranslation('hotel');
  const { attempts } = useFields();
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

/** First step: contact, guests and wishes. */
export function CheckoutDetails({ offer, saved }: { offer: CheckoutOffer; saved: readonly SavedGuest[] }) {
  return (
    <>
      <Summary />
      <MemberNote />
      <CheckoutContactCard />
      <CheckoutGuestCards
        rooms={offer.query.rooms}
        childCount={offer.query.children}
        saved={saved}
        checkInDate={offer.query.checkInDate}
      />
      <CheckoutRequestsCard hotel={offer.hotel} />
    </>
  );
}
