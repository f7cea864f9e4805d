import { api } from '#server/api.ts';
import { createCompany } from './create-company.ts';
import { createLogin } from './create-login.ts';
import { listCompanies } from './list-companies.ts';
import { moveCompany } from './move-company.ts';
import { removeCompany } from './remove-company.ts';
import { loadOwnCompany, updateOwnCompany } from './update-own-company.ts';

export const companyRouter = {
  list: api.company.list.handler(({ context, input }) => listCompanies(context.ctx, input)),
  create: api.company.create.handler(({ context, input }) => createCompany(context.ctx, input)),
  createLogin: api.company.createLogin.handler(({ context, input }) =>
    createLogin(context.ctx, input),
  ),
  remove: api.company.remove.handler(({ context, input }) => removeCompany(context.ctx, input)),
  loadOwn: api.company.loadOwn.handler(({ context }) => loadOwnCompany(context.ctx)),
  updateOwn: api.company.updateOwn.handler(({ context, input }) =>
    updateOwnCompany(context.ctx, input),
  ),
  move: api.company.move.handler(({ context, input }) => moveCompany(context.ctx, input)),
};
