import type { RegisteredDocuments } from '@broadsheet/content-service';
import { findDanglingReferences } from './findDanglingReferences.ts';
import { findSalesProblems } from './findSalesProblems.ts';
import { sanitiseSalesDocument } from './sanitiseSalesDocument.ts';
import { listSiteDocuments } from '../documents/documentStore.ts';
import { isSalesType, SALES_ID_MEMBERS } from '../documents/SalesDocumentType.ts';

/** The sales documents, as the import of content recognises, checks and sanitises them. */
export const salesDocuments: RegisteredDocuments = {
  idMembers: SALES_ID_MEMBERS,
  async findProblems(scope, type, document) {
    return isSalesType(type) ? findSalesProblems(scope, type, { document }) : [];
  },
  sanitise: sanitiseSalesDocument,
  findDanglingReferences: async (scope) => findDanglingReferences(await listSiteDocuments(scope)),
};
