import type { AuthUser } from '../../app/access-token.ts';
import { conflict, notFound } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import { recordChange } from '../audit/index.ts';
import { findProduct, putListedProduct, removeListedProduct } from './content.repository.ts';
import { getSlider } from './product.service.ts';

/** Begins what a change is about, where it is a product of a promotion: `slider-product/1/12`. */
export const SLIDER_PRODUCT = 'slider-product';

/** Takes a product out of a promotion, with an entry that says who and when. */
export async function removeSliderProduct(
  context: BackendContext,
  { sliderId, productId }: { readonly sliderId: string; readonly productId: string },
  editor: AuthUser,
): Promise<void> {
  const slider = await getSlider(context, sliderId);
  const product = await findProduct(context.db, productId);
  await context.db.transaction().execute(async (trx) => {
    const position = product && (await removeListedProduct(trx, slider.id, product.id));
    if (!product || position === undefined) throw notFound('Product not found', 'CONTENT_PRODUCT_NOT_FOUND');
    await recordChange(context, trx, editor, {
      area: 'content',
      subject: `${SLIDER_PRODUCT}/${slider.id}/${product.id}`,
      action: 'taken-out',
      title: `${slider.body.slideName.en}: ${product.slug}`,
      before: { position },
      after: null,
    });
  });
}

/** Puts a product back where it stood. */
export async function undoSliderRemoval(trx: Trx, subject: string, before: object | null): Promise<void> {
  const [, sliderId, productId] = subject.split('/').map(Number);
  const { position } = before as { readonly position: number };
  if (await putListedProduct(trx, sliderId!, productId!, position)) return;
  throw conflict('It has been changed since, so it cannot be put back.', 'AUDIT_STALE');
}
