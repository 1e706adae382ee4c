/**
 * What leaves of the syntax trees count as, over all grammars: their names do not clash. Names and values are one class each, so that
 * renaming changes nothing; brackets and assignment signs say nothing that the order of the rest does not.
 */
const set = (words: string) => new Set(words.split(' '));

export const NAME_NODES = set(
  'Identifier FieldIdentifier NamespaceIdentifier StatementIdentifier DestructorName OperatorName Definition MethodName Label ' +
    'VariableName PropertyName VariableDefinition PropertyDefinition BoundIdentifier ScopeIdentifier DefName FieldName LabelName',
);
export const TYPE_NODES = set('PrimitiveType TypeSize TypeIdentifier TypeName TypeDefinition auto void SelfType');
export const NUMBER_NODES = set(
  'Number Integer Float IntegerLiteral FloatingPointLiteral True False Boolean BooleanLiteral Bool None null',
);
export const TEXT_NODES = set(
  'String RawString CharLiteral StringLiteral CharacterLiteral FormatString TemplateString Char Rune SystemLibString',
);
export const UPDATE_NODES = set('UpdateOp IncDecOp');

/** Subtrees that are said by everybody, or do nothing. */
export const DROPPED_NODES = set(
  'PreprocDirective UsingDeclaration LineComment BlockComment Comment ImportDeclaration PackageDeclaration Annotation MarkerAnnotation ' +
    'ImportStatement UseDeclaration AttributeItem ImportDecl PackageClause TypeDef TypeAnnotation Modifiers AccessSpecifier ' +
    'StorageClassSpecifier TypeQualifier NamespaceIdentifier',
);

/** Statements that give one name a value. */
export const VALUE_STATEMENTS = set(
  'Declaration LocalVariableDeclaration VariableDeclaration VarDecl LetDeclaration AssignStatement UpdateStatement ExpressionStatement ' +
    'Assignment IncDecStatement',
);
export const CALL_NODES = set(
  'CallExpression MethodInvocation CallExpr MacroInvocation ObjectCreationExpression NewExpression',
);

/** Words of the language whose places the order of the rest shows. */
const SILENT = set(
  '{ } ( ) ; , . : :: -> => = := in let const var static final public private protected inline constexpr unsigned signed mut pub ' +
    'def func fn function then begin end',
);
const LOOPS = set('for while do loop foreach repeat until');

/**
 * Names of libraries that programs call: nobody renames them. Others are names like any other.
 */
const LIBRARY = set(
  'sort stable_sort reverse swap min max abs push push_back emplace_back pop pop_back front back top size empty clear insert erase find ' +
    'count lower_bound upper_bound begin end accumulate fill memset scanf printf cin cout getline puts substr length append resize ' +
    'make_pair pair vector map set queue stack priority_queue string deque sqrt pow floor ceil gcd print input split join range len sum ' +
    'sorted enumerate zip list dict tuple int str float heappush heappop bisect_left bisect_right defaultdict deque popleft readline read ' +
    'write add remove get put contains containsKey charAt println nextInt nextLong Math Arrays Scanner ArrayList HashMap Println Printf Scan ' +
    'Scanf append make unwrap parse iter collect',
);

/** Comparisons read from either side are the same. */
const COMPARISONS: Readonly<Record<string, string>> = { '>': '<', '>=': '<=', '===': '==', '!==': '!=' };

export const NAME_CLASS = 'name';
export const TYPE_CLASS = 'type';
export const NUMBER_CLASS = 'number';
export const TEXT_CLASS = 'text';
export const LOOP_CLASS = 'loop';

/** What a word or sign of any language counts as; null where it says nothing. */
export function wordClass(text: string): string | null {
  if (SILENT.has(text)) return null;
  if (LOOPS.has(text)) return LOOP_CLASS;
  return COMPARISONS[text] ?? text;
}

export const nameClass = (text: string): string => (LIBRARY.has(text) ? text : NAME_CLASS);

/** `++`, `+= 1` and the like are one. */
export const updateClass = (text: string): string => `=${text[0]}`;

/** A number for a class that is the same in every run, since what is made of it is stored. */
export function classNumber(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
