/** What decides about feedback on a submission. */
interface FeedbackFacts {
  /** Whether the viewer submitted it. */
  isAuthor: boolean;
  /** Whether the viewer runs a group in whose assignment it was made. */
  isStaff: boolean;
  /** Whether it was made for any assignment. */
  isAssigned: boolean;
  /** Whether the results of all these assignments are shown to members. */
  areResultsShown: boolean;
  seesCode: boolean;
}

/** Who reads and writes remarks on a submission, and marks it (ASG-8, ASG-9). */
export function feedbackAccess({ isAuthor, isStaff, isAssigned, areResultsShown, seesCode }: FeedbackFacts) {
  if (!isAssigned || !seesCode) return { mayRead: false, mayMark: false };
  if (isAuthor) return { mayRead: areResultsShown, mayMark: false };
  return { mayRead: isStaff, mayMark: isStaff };
}
