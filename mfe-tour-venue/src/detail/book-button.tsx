import { useTranslation } from 'react-i18next';
import { exactPrice } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import type { VisitView } from './use-visit-view.ts';

/** The way to the checkout; while something is missing it leads there first. */
export function BookButton({ view }: { readonly view: VisitView }) {
  const { service, problem, total, bookPath } = view;
  const { t } = useTranslation(service);
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
