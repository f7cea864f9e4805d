import type { Resume } from './resume.ts';

export const entryForm = { id: '', title: '', subtitle: '', start: '', end: '', description: '' };
/** Empty values for each part of a resume. */
export const resumeForm: Omit<Resume, 'order'> = {
  basics: {
    firstName: '',
    lastName: '',
    title: '',
    email: '',
    phone: '',
    location: '',
    website: '',
    summary: '',
  },
  links: [{ id: '', label: '', url: '' }],
  experience: [
    { id: '', company: '', position: '', location: '', start: '', end: '', description: '' },
  ],
  education: [
    {
      id: '',
      institution: '',
      degree: '',
      field: '',
      location: '',
      start: '',
      end: '',
      grade: '',
      description: '',
    },
  ],
  projects: [{ id: '', name: '', role: '', url: '', start: '', end: '', description: '' }],
  skills: [{ name: '', level: 0, group: '' }],
  languages: [{ name: '', fluency: '' }],
  certifications: [''],
  achievements: [''],
  custom: [{ id: '', title: '', entries: [entryForm] }],
};
