import { useTranslation } from 'react-i18next';
import { exactPrice } from '@wisata/kernel/money';
import { listPath } from '@wisata/kernel/services';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import type { VisitView } from './use-visit-view.ts';

/** The way to the checkout; while something is missing it leads there first, and to other products where nothing is left. */
export function BookButton({ view }: { readonly view: VisitView }) {
  const { service, problem, total, bookPath } = view;
  const { t } = useTranslation(service);
  if (problem?.code === 'SOLD_OUT')
    return (
      <LinkButton as={RouterLink} href={listPath(service)} variant="action" full>
        {t('list.everywhere')}
      </LinkButton>
    );
  if (problem)
    return (
      <LinkButton as={RouterLink} href="#choose" variant="action" full>
        {t('check.choose')}
      </LinkButton>
    );
  return (
    <LinkButton as={RouterLink} href={bookPath} variant="action" full>
      {t('check.book', { price: exactPrice(total) })}
    </LinkButton>
  );
}
