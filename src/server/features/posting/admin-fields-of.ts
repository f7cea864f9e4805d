import type { Deadline } from '#domain/posting/deadline.ts';

export type AdminPostingForm = {
  title: string;
  primaryRole: string;
  duration: string;
  skills: string[];
  description: string;
  location: string;
  deadline: string | null;
};

/** The stored columns for the administrators' posting form. Empty inputs become null. */
export function adminFieldsOf(form: AdminPostingForm, deadline: Deadline) {
  return {
    title: form.title,
    primaryRole: form.primaryRole || null,
    duration: form.duration || null,
    skills: form.skills.length > 0 ? form.skills : null,
    description: form.description || null,
    location: form.location || null,
    ...deadline,
  };
}
