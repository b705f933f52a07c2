import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LOCALE_TAGS, type Locale } from '@wisata/kernel/locale';
import { titlesFor } from '@wisata/kernel/passengers';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { LatePhoneField } from '@wisata/ui/late-phone-field';
import { Grid, Stack } from '@wisata/ui/layout';
import { TextField } from '@wisata/ui/text-field';
import { useFields } from '../hooks/checkout-fields.ts';
import { fieldId, useFieldProblem } from '../hooks/use-field-problem.ts';
import { CheckoutPersonFields } from './checkout-person-fields.tsx';
import { TypedPeople } from './typed-people.tsx';

const ADULT_TITLES = titlesFor('hotel', 'ADT');

function usePhoneLabels() {
  const { t } = useTranslation('hotel');
  return {
    callingCode: t('checkout.phone.code'),
    clear: t('checkout.phone.clear'),
    close: t('checkout.phone.close'),
    loading: t('checkout.phone.loading'),
    failed: t('checkout.phone.failed'),
    retry: t('checkout.phone.retry'),
    count: (count: number) => t('checkout.phone.count', { count }),
    empty: (query: string) => t('checkout.phone.empty', { query }),
    tooShort: () => t('checkout.phone.tooShort'),
  };
}

function Phone() {
  const { t, i18n } = useTranslation('hotel');
  const { values, set, leave } = useFields();
  const problem = useFieldProblem('contact.phone.national');
  const labels = usePhoneLabels();
  return (
    <LatePhoneField
      id={fieldId('contact.phone.national')}
      label={t('checkout.contact.phone')}
      hint={t('checkout.contact.phoneHint')}
      value={values.contact.phone}
      onChange={(phone) => set('contact.phone', phone)}
      onBlur={() => leave('contact.phone.national')}
      labels={labels}
      languageTag={LOCALE_TAGS[i18n.language as Locale]}
      required
      error={problem}
    />
  );
}

/** Who books: voucher and changes go there. */
export function CheckoutContactCard() {
  const { t } = useTranslation('hotel');
  const { text } = useFields();
  const emailProblem = useFieldProblem('contact.email');
  return (
    <Card as="section" labelledBy="checkout-contact">
      <CardHeader
        id="checkout-contact"
        level={2}
        icon={Mail}
        title={t('checkout.contact.title')}
        subtitle={t('checkout.contact.subtitle')}
      />
      <CardBody>
        <Stack>
          <TypedPeople />
          <CheckoutPersonFields path="contact" titles={ADULT_TITLES} own />
          <Grid align="top">
            <TextField
              {...text('contact.email')}
              id={fieldId('contact.email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              label={t('checkout.contact.email')}
              hint={t('checkout.contact.emailHint')}
              error={emailProblem}
            />
            <Phone />
          </Grid>
        </Stack>
      </CardBody>
    </Card>
  );
}
