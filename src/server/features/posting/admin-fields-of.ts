export type AdminPostingForm = {
  title: string;
  primaryRole: string;
  duration: string;
  skills: string[];
  description: string;
  location: string;
  deadline: string | null;
};

/** What the form of the back-office says about a posting, as it is stored: what is left empty is not there. */
export function adminFieldsOf(form: AdminPostingForm) {
  return {
    title: form.title,
    primaryRole: form.primaryRole || null,
    duration: form.duration || null,
    skills: form.skills.length > 0 ? form.skills : null,
    description: form.description || null,
    location: form.location || null,
    deadline: form.deadline === null ? null : new Date(form.deadline),
  };
}
