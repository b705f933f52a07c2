import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Row } from '@wisata/ui/layout';

/** For those who have an account already. */
export function LoginOffer() {
  const { t } = useTranslation('account');
  return (
    <Row>
      <span>{t('register.known')}</span>
      <LinkButton variant="link" as={RouterLink} href="/login">
        {t('login.submit')}
      </LinkButton>
    </Row>
  );
}
