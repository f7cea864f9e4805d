import { companyProfileFields } from '#domain/company/company-fields.ts';
import { valuesOf } from '#domain/fields.ts';
import { saveLogo } from '#server/features/company/branding.ts';
import { onePixel } from '#testing/one-pixel.ts';
import { type CallsOf, nextNumber } from './call.ts';
import { createPosting, password } from './rows.ts';

const profile = () =>
  valuesOf(companyProfileFields, {
    name: `Renamed ${nextNumber()}`,
    contactName: 'Zoe',
    contactEmail: 'z@example.test',
  });

export const company: CallsOf<'company'> = {
  list: async (world) => {
    await createPosting(world);
    return { by: await world.admin(), input: {} };
  },
  create: async (world) => {
    const number = nextNumber();
    const contactEmail = `zoe-${number}@example.test`;
    return {
      by: await world.admin(),
      input: { name: `Z ${number}`, contactName: 'Zoe', contactEmail, password },
    };
  },
  createLogin: async (world) => {
    const { id: companyId } = await world.company();
    const email = `lea-${nextNumber()}@example.test`;
    return { by: await world.admin(), input: { companyId, email, name: 'Lea', password } };
  },
  move: async (world) => {
    const { recruiter } = await createPosting(world);
    const input = { companyId: recruiter.companyId, to: 'suspended' as const, version: 1 };
    return { by: await world.admin(), input };
  },
  loadAsAdmin: async (world) => {
    const { id: companyId } = await world.company();
    return { by: await world.admin(), input: { companyId } };
  },
  updateAsAdmin: async (world) => {
    const { recruiter } = await createPosting(world);
    const { companyId } = recruiter;
    return { by: await world.admin(), input: { ...profile(), companyId, version: 1 } };
  },
  saveBrandingAsAdmin: async (world) => {
    const { companyId } = (await createPosting(world)).recruiter;
    const input = { companyId, primaryColor: '#1a2b3c', secondaryColor: null, version: 1 };
    return { by: await world.admin(), input };
  },
  removeLogoAsAdmin: async (world) => {
    const { recruiter } = await createPosting(world);
    await saveLogo(world.ctx(recruiter), { bytes: onePixel });
    return { by: await world.admin(), input: { companyId: recruiter.companyId } };
  },
  remove: async (world) => {
    const { id: companyId } = await world.company();
    return { by: await world.admin(), input: { companyId } };
  },
  loadOwn: async (world) => {
    const { recruiter } = await createPosting(world);
    return { by: recruiter, input: {} };
  },
  saveBranding: async (world) => {
    const { recruiter } = await createPosting(world);
    const input = { primaryColor: '#1a2b3c', secondaryColor: null, version: 1 };
    return { by: recruiter, input };
  },
  removeLogo: async (world) => {
    const { recruiter } = await createPosting(world);
    await saveLogo(world.ctx(recruiter), { bytes: onePixel });
    return { by: recruiter, input: {} };
  },
  loadSettings: async (world) => {
    const { recruiter } = await createPosting(world);
    return { by: recruiter, input: {} };
  },
  saveSettings: async (world) => {
    const { recruiter } = await createPosting(world);
    const input = { ...(await world.call(recruiter).company.loadSettings({})), isIndexed: false };
    return { by: recruiter, input };
  },
  loadPublic: async (world) => {
    const { recruiter } = await createPosting(world);
    const { slug } = await world.call(recruiter).company.loadOwn({});
    return { by: await world.student(), input: { slug } };
  },
  updateOwn: async (world) => {
    const { recruiter } = await createPosting(world);
    return { by: recruiter, input: { ...profile(), version: 1 } };
  },
};
