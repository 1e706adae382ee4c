/** What the home page shows to those alone who are logged in: visitors, who wait longest for their first page, do without its code. */
export { DueAssignments } from '../../features/assignments/due-assignments.tsx';
export { Today } from '../../features/site/home/today.tsx';
export { OwnTrainings } from '../../features/trainings/progress/own-trainings.tsx';
