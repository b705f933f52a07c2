import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { findMeantEmail } from '@wisata/kernel/email';
import { LOCALE_TAGS, type Locale } from '@wisata/kernel/locale';
import { titlesFor } from '@wisata/kernel/passengers';
import { Button } from '@wisata/ui/button';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { Checkbox } from '@wisata/ui/checkbox';
import { LatePhoneField } from '@wisata/ui/late-phone-field';
import { Grid, Stack } from '@wisata/ui/layout';
import { TextField } from '@wisata/ui/text-field';
import { useFields } from '../hooks/checkout-fields.ts';
import { useComboboxLabels } from '../hooks/use-combobox-labels.ts';
import { fieldId, useFieldProblem } from '../hooks/use-field-problem.ts';
import { NameFields, TitleField } from './checkout-name-fields.tsx';
import { TypedPeople } from './typed-people.tsx';
import styles from './checkout-fields.module.css';

const TITLES = titlesFor('flight', 'ADT');

function Phone() {
  const { t, i18n } = useTranslation('flight');
  const { values, set, leave } = useFields();
  const problem = useFieldProblem('contact.phone.national');
  const labels = { ...useComboboxLabels(), callingCode: t('checkout.contact.callingCode') };
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

/** Asks, and never insists, when an address looks mistyped. */
function MeantEmail() {
  const { t } = useTranslation('flight');
  const { values, set, leave } = useFields();
  const meant = findMeantEmail(values.contact.email);
  return (
    <div role="status">
      {meant && (
        <p className={styles.meant}>
          {t('checkout.contact.meant')}
          <Button
            variant="link"
            size="s"
            onClick={() => {
              set('contact.email', meant);
              leave('contact.email');
            }}
          >
            {meant}
          </Button>
        </p>
      )}
    </div>
  );
}

function Email() {
  const { t } = useTranslation('flight');
  const { text } = useFields();
  const problem = useFieldProblem('contact.email');
  return (
    <div>
      <TextField
        {...text('contact.email')}
        id={fieldId('contact.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('checkout.contact.email')}
        hint={t('checkout.contact.emailHint')}
        error={problem}
      />
      <MeantEmail />
    </div>
  );
}

/** Who books: tickets and changes of the timetable go there. */
export function CheckoutContactCard() {
  const { t } = useTranslation('flight');
  const { box } = useFields();
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
          <TitleField path="contact" titles={TITLES} />
          <NameFields path="contact" own />
          <Grid align="top">
            <Email />
            <Phone />
          </Grid>
          <Checkbox
            {...box('isTravelling', 'adults.0')}
            id={fieldId('isTravelling')}
            label={t('checkout.contact.travels')}
            detail={t('checkout.contact.travelsDetail')}
          />
        </Stack>
      </CardBody>
    </Card>
  );
}
