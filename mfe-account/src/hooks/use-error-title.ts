import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Says in the document's title that the form was not sent: the first thing a screen reader reads of a page. */
export function useErrorTitle(failed: boolean): void {
  const { t } = useTranslation('account');
  useEffect(() => {
    if (!failed) return;
    const plain = document.title;
    const marked = t('errorTitle', { title: plain });
    document.title = marked;
    return () => {
      // The next page may have set its own title already.
      if (document.title === marked) document.title = plain;
    };
  }, [failed, t]);
}
