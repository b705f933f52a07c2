import { createContext, useContext } from 'react';

/** The form around its fields, for forms whose fields stand deep in a page. */
export function createFieldsContext<Fields>() {
  const context = createContext<Fields | undefined>(undefined);
  return {
    FieldsProvider: context.Provider,
    /** The form around a field. */
    useFields(): Fields {
      const fields = useContext(context);
      if (!fields) throw new Error('A field stands outside of its form');
      return fields;
    },
  };
}
