import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { LOCALE_TAGS } from '@wisata/kernel/locale';
import { optionalPart } from '@wisata/runtime';
import { SectionCard } from '@wisata/ui/section-card';
import { Grid, Stack } from '@wisata/ui/layout';
import { EmailField } from '@wisata/ui/text-field';
import { LazyPhoneField } from './lazy-phone-field.tsx';
import { fieldId, useCheckoutFields, useFieldProblem } from './checkout-form.ts';
import { useComboboxLabels } from '../journey/use-combobox-labels.ts';
import { useService, useWords } from './service.tsx';

function Phone({ hint }: { readonly hint: string }) {
  const { t, locale } = useWords();
  const { values, set, leave } = useCheckoutFields();
  const problem = useFieldProblem('contact.phone.national');
  const labels = {
    ...useComboboxLabels(useService(), 'checkout.country'),
    callingCode: t('checkout.contact.callingCode'),
  };
  return (
    <LazyPhoneField
      id={fieldId('contact.phone.national')}
      label={t('checkout.contact.phone')}
      hint={hint}
      value={values.contact.phone}
      onChange={(phone) => set('contact.phone', phone)}
      onBlur={() => leave('contact.phone.national')}
      labels={labels}
      languageTag={LOCALE_TAGS[locale]}
      required
      error={problem}
    />
  );
}

const MeantEmail = optionalPart(
  async () => (await import(/* webpackChunkName: "second-step" */ './meant-email.tsx')).MeantEmail,
);

function Email({ hint }: { readonly hint: string }) {
  const { t } = useWords();
  const { text } = useCheckoutFields();
  const problem = useFieldProblem('contact.email');
  return (
    <div>
      <EmailField
        {...text('contact.email')}
        id={fieldId('contact.email')}
        autoComplete="email"
        label={t('checkout.contact.email')}
        hint={hint}
        error={problem}
      />
      <MeantEmail />
    </div>
  );
}

interface ContactCardProps {
  /** Title and name, with whatever offers to fill them in. */
  readonly name: ReactNode;
  /** What the service asks of the contact besides. */
  readonly children?: ReactNode;
  /** The service's words for what the contact is for; those of a booking unless given. */
  readonly words?: 'checkout.contact' | 'enquiry.contact';
}

/** The contact, who receives the ticket and every change, or the answer to an enquiry. */
export function ContactCard({ name, children, words = 'checkout.contact' }: ContactCardProps) {
  const { t } = useWords();
  return (
    <SectionCard
      id="checkout-contact"
      icon={Mail}
      title={t('checkout.contact.title')}
      subtitle={t(`${words}.subtitle`)}
    >
      <Stack>
        {name}
        <Grid align="top">
          <Email hint={t(`${words}.emailHint`)} />
          <Phone hint={t(`${words}.phoneHint`)} />
        </Grid>
        {children}
      </Stack>
    </SectionCard>
  );
}
