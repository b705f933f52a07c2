import { createFieldsContext } from '@wisata/ui/fields-context';
import type { CheckoutFields } from './use-checkout-form.ts';

export const { FieldsProvider: CheckoutFieldsProvider, useFields } = createFieldsContext<CheckoutFields>();
