import { safeParse, type GenericSchema } from 'valibot';
import type { ValidationResult } from './use-form.ts';

/**
 * Judges a form by a schema, whose messages are keys of texts: of each field the first problem counts. The schema may
 * depend on what is typed.
 */
export function schemaRules<Values extends object, Output>(schema: (values: Values) => GenericSchema<Values, Output>) {
  return (values: Values): ValidationResult<Output> => {
    const { success, output, issues = [] } = safeParse(schema(values), values);
    if (success) return { ok: true, output };
    const errors: Record<string, string> = {};
    for (const { path, message } of issues) errors[String(path?.[0]?.key)] ??= message;
    return { ok: false, errors };
  };
}
