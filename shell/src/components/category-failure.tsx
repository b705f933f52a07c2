import { useEffect, useState } from 'react';
import { useLazyModule } from '@wisata/ui/use-lazy-module';
import { useSite } from '../app/site/use-site.ts';

const loadDialog = async () => import('./category-failure-dialog.tsx');

/** Says once a page view that the categories could not be fetched (spec section 8). */
export function CategoryFailure() {
  const { hasNoCategories = false } = useSite();
  const [isTold, setIsTold] = useState(false);
  const [dialog, fetchDialog] = useLazyModule(loadDialog);
  const isOpen = hasNoCategories && !isTold;
  useEffect(() => {
    if (isOpen) fetchDialog();
  }, [isOpen, fetchDialog]);
  if (!isOpen || !dialog) return null;
  return <dialog.CategoryFailureDialog onClose={() => setIsTold(true)} />;
}
