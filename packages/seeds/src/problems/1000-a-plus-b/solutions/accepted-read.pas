program Sum;
var
  a, b: Int64;
begin
  Read(a, b);
  WriteLn(a + b);
end.
