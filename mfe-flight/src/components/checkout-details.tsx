import { UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { incompleteMessage } from '@wisata/kernel/contact-problems';
import { useLocation, useNavigate } from 'react-router-dom';
import { storageKey } from '@wisata/kernel/storage-keys';
import { useApp, useSessionUser } from '@wisata/runtime';
import { CheckoutLogin } from '@wisata/ui/checkout-login';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { Note } from '@wisata/ui/note';
import { useErrorTitle } from '@wisata/ui/use-error-title';
import { useFields } from '../hooks/checkout-fields.ts';
import { useTrip } from '../hooks/checkout-trip.tsx';
import { fieldId, useProblemList } from '../hooks/use-field-problem.ts';
import { placesOf } from '../rules/checkout-form.rules.ts';
import { CheckoutContactCard } from './checkout-contact-card.tsx';
import { CheckoutTravellerCard } from './checkout-traveller-card.tsx';

/** Says who is signed in, or offers it; the way to the login keeps flights and form. */
function MemberNote() {
  const { t } = useTranslation('flight');
  const { storage } = useApp();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { saved } = useTrip();
  const user = useSessionUser();
  if (user) {
    const name = `${user.first_name} ${user.last_name}`.trim();
    return (
      <Note tone="info" icon={UserRoundCheck}>
        {t(saved.length > 0 ? 'checkout.member.pick' : 'checkout.member.signedIn', { name })}
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
}

function Summary() {
  const { t } = useTranslation('flight');
  const { attempts } = useFields();
  const shown = useProblemList();
  useErrorTitle(t('checkout.problem.titleWord'), shown.length > 0);
  return (
    <ErrorSummary
      title={t(`checkout.incomplete.${incompleteMessage(shown)}`)}
      attempt={attempts}
      errors={shown.map(({ name, text }) => ({ fieldId: fieldId(name), message: text }))}
    />
  );
}

/** First step: contact and travellers. */
export function CheckoutDetails() {
  const { counts } = useTrip();
  return (
    <>
      <Summary />
      <MemberNote />
      <CheckoutContactCard />
      {placesOf(counts).map((place) => (
        <CheckoutTravellerCard key={place.path} place={place} />
      ))}
    </>
  );
}
