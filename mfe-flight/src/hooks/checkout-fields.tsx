import { createContext, useContext } from 'react';
import type { CheckoutFields } from './use-checkout-form.ts';

const FieldsContext = createContext<CheckoutFields | undefined>(undefined);

export const CheckoutFieldsProvider = FieldsContext.Provider;

/** The form of the checkout around a field. */
export function useFields(): CheckoutFields {
  const fields = useContext(FieldsContext);
  if (!fields) throw new Error('A field stands outside of a checkout');
  return fields;
}
