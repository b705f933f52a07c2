import { findMeantEmail } from '@wisata/kernel/email';
import { Button } from '@wisata/ui/button';
import { Row } from '@wisata/ui/layout';
import { useCheckoutFields } from './checkout-form.ts';
import { useWords } from './service.tsx';

/** Suggests a correction when an e-mail address looks mistyped; the typed one stays valid. */
export function MeantEmail() {
  const { t } = useWords();
  const { values, set, leave } = useCheckoutFields();
  const meant = findMeantEmail(values.contact.email);
  return (
    <div role="status">
      {meant && (
        <Row>
          <span>{t('checkout.contact.meant')}</span>
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
        </Row>
      )}
    </div>
  );
}
