import type { ComponentProps } from 'react';
import { Form } from '#web/lib/form.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { ScreeningFields } from './screening-fields.tsx';

/** A posting's questions in a form that sends nothing. */
export default function ScreeningPreview(props: ComponentProps<typeof ScreeningFields>) {
  const form = useForm({ submit: () => Promise.resolve(), onDone: () => undefined });
  return (
    <Form form={form}>
      <ScreeningFields {...props} />
    </Form>
  );
}
