import { useTranslation } from 'react-i18next';
import { TRIP_BANDS, titlesFor } from '@wisata/kernel/passengers';
import { CheckoutFormProvider, useCheckoutFields } from '@wisata/runtime/booking/checkout-form';
import { ContactCard } from '@wisata/runtime/booking/contact-card';
import { PersonFields } from '@wisata/runtime/booking/person-fields';
import { ServiceProvider } from '@wisata/runtime/booking/service';
import { TitleSelect } from '@wisata/runtime/booking/title-fields';
import { Button } from '@wisata/ui/button';
import { Dialog } from '@wisata/ui/dialog';
import { Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { TextArea } from '@wisata/ui/text-area';
import { ENQUIRY_FIELDS, useEnquiry, type Asked, type EnquiryForm } from './use-enquiry.ts';

const FIELDS = { names: ENQUIRY_FIELDS, whose: () => '' };

function Fields({ service }: Pick<Asked, 'service'>) {
  const { t } = useTranslation(service);
  const { values, set } = useCheckoutFields<EnquiryForm>();
  return (
    <Stack>
      <p>{t('enquiry.text')}</p>
      <ContactCard
        words="enquiry.contact"
        name={
          <PersonFields
            path="contact"
            own
            person={values.contact}
            title={<TitleSelect path="contact" titles={titlesFor(TRIP_BANDS, 'ADT')} own />}
            printed=""
          />
        }
      >
        <TextArea
          label={t('enquiry.notes')}
          hint={t('enquiry.notesHint')}
          optional={t('checkout.optional')}
          maxLength={1000}
          value={values.notes}
          onChange={({ target }) => set('notes', target.value)}
        />
      </ContactCard>
    </Stack>
  );
}

interface EnquiryDialogProps {
  readonly view: Asked;
  readonly onClose: () => void;
}

/** Asks the operator about what is chosen; nothing is booked by it. */
export function EnquiryDialog({ view, onClose }: EnquiryDialogProps) {
  const { service } = view;
  const { t } = useTranslation(service);
  const { form, isBusy, sent, problem, submit } = useEnquiry(view);
  const send = (
    <Button variant="action" busy={isBusy} onClick={submit}>
      {t('enquiry.send')}
    </Button>
  );
  const done = (
    <Button variant="action" onClick={onClose}>
      {t('done')}
    </Button>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={t('enquiry.title')}
      actions={sent ? done : send}
      labels={{ close: t('close') }}
    >
      {sent ? (
        <Note tone="success" live="status" title={sent.reference ? t('enquiry.reference', sent) : t('enquiry.sent')}>
          {t('enquiry.next', { email: form.values.contact.email })}
        </Note>
      ) : (
        <ServiceProvider service={service}>
          <CheckoutFormProvider value={{ form, fields: FIELDS, saved: [], detailsPath: '' }}>
            {problem && (
              <Note tone="danger" live="alert">
                {problem}
              </Note>
            )}
            <Fields service={service} />
          </CheckoutFormProvider>
        </ServiceProvider>
      )}
    </Dialog>
  );
}
