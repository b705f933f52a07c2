import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { isRemoteUnavailable } from '@wisata/runtime/remote-unavailable-error';

/** What a page that cannot be shown shows instead: not found, its remote down, or a fault. */
export function PageError() {
  const error = useRouteError();
  const { t } = useTranslation('shell');
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <section>
        <h1>{t('error.notFoundTitle')}</h1>
        <p>{t('error.notFoundText')}</p>
        <Link to="/">{t('error.home')}</Link>
      </section>
    );
  }
  return (
    <section>
      <h1>{isRemoteUnavailable(error) ? t('remoteDown.title') : t('error.title')}</h1>
      <p>{isRemoteUnavailable(error) ? t('remoteDown.text') : null}</p>
      <Link to="/">{t('error.home')}</Link>
    </section>
  );
}
