export { billingJobs } from './billingJobs.ts';
export { contentJobs } from './contentJobs.ts';
export type { DueWork, JobUnderTest, WorkingProcess } from './JobUnderTest.ts';
export { mailJobs } from './mailJobs.ts';
export { scheduleJobs } from './scheduleJobs.ts';
export { notificationJobs } from './notificationJobs.ts';
export { readerJobs } from './readerJobs.ts';
